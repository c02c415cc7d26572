import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Paragraphs } from './paragraphs.tsx';

describe('Paragraphs', () => {
  it('parts paragraphs at blank lines', () => {
    const { container } = render(<Paragraphs text={'One.\nStill one.\n\n\nTwo.'} />);
    expect([...container.querySelectorAll('p')].map((p) => p.textContent)).toEqual([
      'One. Still one.',
      'Two.',
    ]);
  });

  it('makes a list of lines that begin with a dash', () => {
    render(<Paragraphs text={'Before.\n\n- A copy\n- An erasure'} />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'A copy',
      'An erasure',
    ]);
  });

  it('links an email address and leaves markup as text', () => {
    const { container } = render(<Paragraphs text="Write to a.b@example.ie, <b>soon</b>." />);
    expect(screen.getByRole('link')).toHaveProperty('href', 'mailto:a.b@example.ie');
    expect(container.textContent).toBe('Write to a.b@example.ie, <b>soon</b>.');
  });
});
