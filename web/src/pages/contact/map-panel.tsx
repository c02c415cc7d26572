import { MAP_CENTER } from '@reelists/contract';
import { useState, type ReactNode } from 'react';
import { DrawnMap } from './drawn-map.tsx';
import styles from './map-panel.module.css';

const DIRECTIONS = `https://www.google.com/maps/dir/?api=1&destination=${MAP_CENTER.lat},${MAP_CENTER.lng}`;

/**
 * Where we are: the drawn map, and the live one in its place once the visitor asks, which only a site
 * with a key can offer. No request leaves before that; when the live one does not come, the drawn stays.
 */
export function MapPanel({ text, apiKey }: { text: string; apiKey: string | undefined }) {
  const [state, setState] = useState<'drawn' | 'loading' | 'failed'>('drawn');
  const [live, setLive] = useState<ReactNode>(null);

  const handleAsk = async (key: string) => {
    setState('loading');
    try {
      const [{ loadGoogleMaps }, { LiveMap }] = await Promise.all([
        import('./load-google-maps.ts'),
        import('./live-map.tsx'),
      ]);
      setLive(<LiveMap maps={await loadGoogleMaps(key)} />);
    } catch {
      setState('failed');
    }
  };

  return (
    <section className={styles.panel} data-ground="ink" aria-label="Map">
      {live ?? <DrawnMap />}
      <div className={styles.card} data-ground="key">
        <p>{text}</p>
        {state === 'failed' && (
          <p role="alert">The live map didn’t load. The drawn one is right.</p>
        )}
        <p className={styles.actions}>
          <a href={DIRECTIONS}>Open in a map app</a>
          {apiKey && !live && (
            <button
              type="button"
              aria-disabled={state === 'loading'}
              onClick={() => state !== 'loading' && void handleAsk(apiKey)}
            >
              {state === 'loading' ? 'Rolling…' : 'Show the live map'}
            </button>
          )}
        </p>
      </div>
    </section>
  );
}
