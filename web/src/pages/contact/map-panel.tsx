import { MAP_CENTER } from '@reelists/contract';
import { Component, lazy, Suspense, useState, type ReactNode } from 'react';
import { DrawnMap } from './drawn-map.tsx';
import styles from './map-panel.module.css';

const LiveMap = lazy(async () => ({ default: (await import('./live-map.tsx')).LiveMap }));

const DIRECTIONS = `https://www.google.com/maps/dir/?api=1&destination=${MAP_CENTER.lat},${MAP_CENTER.lng}`;

/** A live map that cannot start leaves the drawn one standing. */
class OrDrawn extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError() {
    return { isBroken: true };
  }
  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}

/**
 * Where we are: the drawn map, and the live one over it once the visitor asks, which only a site with a
 * key can offer. No request leaves before that.
 */
export function MapPanel({ text, apiKey }: { text: string; apiKey: string | undefined }) {
  const [isAsked, setIsAsked] = useState(false);
  const [isLive, setIsLive] = useState(false);
  return (
    <section className={styles.panel} data-ground="ink" aria-label="Map">
      <DrawnMap />
      {isAsked && apiKey && (
        <OrDrawn>
          <Suspense fallback={null}>
            <LiveMap apiKey={apiKey} onReady={() => setIsLive(true)} />
          </Suspense>
        </OrDrawn>
      )}
      <div className={styles.card} data-ground="key">
        <p>{text}</p>
        <p className={styles.actions}>
          <a href={DIRECTIONS}>Open in a map app</a>
          {apiKey && !isLive && (
            <button type="button" disabled={isAsked} onClick={() => setIsAsked(true)}>
              {isAsked ? 'Rolling…' : 'Show the live map'}
            </button>
          )}
        </p>
      </div>
    </section>
  );
}
