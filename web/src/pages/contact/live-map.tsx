import { MAP_CENTER, MAP_ZOOM } from '@reelists/contract';
import GoogleMap from 'google-map-react';
import styles from './live-map.module.css';

/** The drawn map's colours, given to the live one. */
const STYLES = [
  { elementType: 'geometry', stylers: [{ color: '#0b0d0c' }] },
  { elementType: 'labels.text.fill', stylers: [{ color: '#a9b0ac' }] },
  { elementType: 'labels.text.stroke', stylers: [{ color: '#0b0d0c' }] },
  { elementType: 'labels.icon', stylers: [{ visibility: 'off' }] },
  { featureType: 'poi', stylers: [{ visibility: 'off' }] },
  { featureType: 'transit', stylers: [{ visibility: 'off' }] },
  { featureType: 'road', elementType: 'geometry', stylers: [{ color: '#2b302e' }] },
  { featureType: 'water', elementType: 'geometry', stylers: [{ color: '#222725' }] },
];

interface MarkerProps {
  /** Read by google-map-react, which places its children by them. */
  lat: number;
  lng: number;
}

function Marker(_place: MarkerProps) {
  return (
    <svg className={styles.marker} viewBox="-30 -86 60 86" aria-hidden="true">
      <path className={styles.pin} d="M-28-84h56v56h-18l-10 26-10-26h-18z" />
      <path className={styles.play} d="M-8-70l20 14-20 14z" />
    </svg>
  );
}

interface LiveMapProps {
  /** What `loadGoogleMaps` gave. */
  maps: unknown;
}

/** Google's map, styled like the drawn one. */
export function LiveMap({ maps }: LiveMapProps) {
  return (
    <div className={styles.map}>
      <GoogleMap
        googleMapLoader={() => Promise.resolve(maps)}
        defaultCenter={MAP_CENTER}
        defaultZoom={MAP_ZOOM}
        options={{ styles: STYLES, fullscreenControl: false, gestureHandling: 'cooperative' }}
      >
        <Marker lat={MAP_CENTER.lat} lng={MAP_CENTER.lng} />
      </GoogleMap>
    </div>
  );
}
