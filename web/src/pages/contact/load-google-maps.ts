interface GoogleWindow extends Window {
  google?: { maps: unknown };
  reelistsMapsReady?: () => void;
}

/** Fetches Google's map script, once asked to. Rejects when it does not come. */
export const loadGoogleMaps = (key: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const page: GoogleWindow = window;
    const query = new URLSearchParams({ key, callback: 'reelistsMapsReady', loading: 'async' });
    const script = document.createElement('script');
    page.reelistsMapsReady = () => resolve(page.google?.maps);
    script.src = `https://maps.googleapis.com/maps/api/js?${query}`;
    script.async = true;
    script.onerror = () => {
      script.remove();
      reject(new Error('The map script did not load'));
    };
    document.head.append(script);
  });
