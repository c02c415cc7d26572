import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { pageTextQuery } from '../../api/page-texts.ts';
import { createQueryClient } from '../../api/query-client.ts';
import { testimonialsQuery } from '../../api/testimonials.ts';
import { Testimonials } from './testimonials.tsx';

const show = (count: number) => {
  const queryClient = createQueryClient();
  queryClient.setQueryData(pageTextQuery('home.testimonials').queryKey, () => ({
    heading: 'People',
  }));
  queryClient.setQueryData(
    testimonialsQuery().queryKey,
    Array.from({ length: count }, (_, index) => ({
      _id: `${index}`,
      name: `Person ${index + 1}`,
      company: 'Co',
      comments: 'x'.repeat(index + 1),
      createdAt: '2026-09-14T12:00:00.000Z',
    })),
  );
  return render(
    <QueryClientProvider client={queryClient}>
      <Testimonials />
    </QueryClientProvider>,
  );
};

it('wraps at both ends', async () => {
  show(7);
  expect(screen.getByText('1 of 7')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(screen.getByText('7 of 7')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('1 of 7')).toBeTruthy();
});

it('goes to the clip that was pressed and marks it', async () => {
  show(3);
  const clip = screen.getByRole('button', { name: '3 of 3, Person 3' });
  await userEvent.click(clip);
  expect(clip.getAttribute('aria-current')).toBe('true');
  expect(screen.getByText('3 of 3')).toBeTruthy();
});

it('shows nothing when there is no testimonial', () => {
  expect(show(0).container.textContent).toBe('');
});
