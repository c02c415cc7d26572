import { afterEach, describe, expect, it, vi } from 'vitest';
import { securityHeaders } from './security-headers';

const env = vi.hoisted(() => ({
  publicUrl: 'http://localhost:1337',
  googleMapsApiKey: undefined as string | undefined,
}));
vi.mock('../env', () => ({ env }));

const policy = (): Record<string, string[]> =>
  Object.fromEntries(
    (securityHeaders(["'sha256-abc'"])['content-security-policy'] ?? '')
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name = '', ...sources]) => [name, sources]),
  );

afterEach(() => {
  env.googleMapsApiKey = undefined;
  env.publicUrl = 'http://localhost:1337';
});

describe('the policy of the site’s pages', () => {
  it('lets nobody but ourselves and the player run a script', () => {
    expect(policy()['script-src']).toEqual(["'self'", "'sha256-abc'", 'https://player.vimeo.com']);
    expect(JSON.stringify(policy())).not.toMatch(/google|gstatic|unsafe-eval/);
  });

  it('lets the live map work where there is a key for it', () => {
    env.googleMapsApiKey = 'key';
    expect(policy()).toMatchObject({
      'script-src': expect.arrayContaining([
        "'self'",
        "'sha256-abc'",
        "'unsafe-eval'",
        'blob:',
        'https://*.googleapis.com',
        'https://*.gstatic.com',
      ]),
      'worker-src': ["'self'", 'blob:'],
      'connect-src': expect.arrayContaining(["'self'", 'https://*.googleapis.com', 'data:']),
      'font-src': expect.arrayContaining(['https://fonts.gstatic.com']),
      'style-src': expect.arrayContaining(['https://fonts.googleapis.com']),
      'frame-src': expect.arrayContaining(['https://*.google.com']),
    });
    expect(policy()['script-src']).not.toContain("'unsafe-inline'");
  });
});

it('promises https only where the site has it', () => {
  expect(securityHeaders([])['strict-transport-security']).toBeUndefined();
  env.publicUrl = 'https://thereelists.example';
  expect(securityHeaders([])['strict-transport-security']).toContain('max-age=');
});
