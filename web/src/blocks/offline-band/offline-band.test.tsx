import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OfflineBand } from './offline-band.tsx';

const setLine = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
};

afterEach(() => vi.unstubAllGlobals());

describe('OfflineBand', () => {
  it('comes when the line goes and leaves when it is back', () => {
    render(<OfflineBand />);
    expect(screen.queryByText('No signal')).toBeNull();
    setLine(false);
    expect(screen.getByRole('status').textContent).toContain('What you’ve typed is kept');
    setLine(true);
    expect(screen.queryByText('No signal')).toBeNull();
  });

  it('stays after a try that reaches nobody, and leaves after one that does', async () => {
    const fetch = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch'));
    vi.stubGlobal('fetch', fetch);
    render(<OfflineBand />);
    setLine(false);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('No signal')).toBeTruthy();

    fetch.mockResolvedValueOnce(new Response());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('No signal')).toBeNull());
  });
});
