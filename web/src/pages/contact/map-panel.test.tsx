import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { loadGoogleMaps } from './load-google-maps.ts';
import { MapPanel } from './map-panel.tsx';

vi.mock('./load-google-maps.ts', () => ({ loadGoogleMaps: vi.fn() }));

describe('MapPanel', () => {
  it('offers the drawn map and directions alone when the site has no key', () => {
    render(<MapPanel text="Between the canal and the sea." apiKey={undefined} />);
    expect(screen.getByText('Between the canal and the sea.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open in a map app' })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('asks Google for nothing before the visitor does, and keeps the drawn map when it does not come', async () => {
    vi.mocked(loadGoogleMaps).mockRejectedValue(new Error('The map script did not load'));
    render(<MapPanel text="Between the canal and the sea." apiKey="a-key" />);
    expect(loadGoogleMaps).not.toHaveBeenCalled();

    await userEvent.click(screen.getByRole('button', { name: 'Show the live map' }));
    expect((await screen.findByRole('alert')).textContent).toContain('didn’t load');
    expect(loadGoogleMaps).toHaveBeenCalledExactlyOnceWith('a-key');
    expect(screen.getByText('Grand Canal')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Show the live map' })).toBeTruthy();
  });
});
