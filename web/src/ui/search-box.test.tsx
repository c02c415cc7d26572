import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router-dom';
import { expect, it } from 'vitest';
import { SearchBox } from './search-box.tsx';

function List() {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  return (
    <>
      <SearchBox
        label="Search names"
        value={search}
        onSearch={(words) => setParams({ search: words }, { replace: true })}
      />
      <button type="button" onClick={() => setParams({})}>
        Show all
      </button>
    </>
  );
}

const openList = () => {
  const router = createMemoryRouter([{ path: '/', element: <List /> }]);
  render(<RouterProvider router={router} />);
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  return { router, box };
};

it('leaves what is typed alone while its answer is on the way, also the space before the next word', async () => {
  const { router, box } = openList();
  await userEvent.type(box, 'john ');
  await expect.poll(() => router.state.location.search).toBe('?search=john');
  await userEvent.type(box, 'smith');
  expect(box.value).toBe('john smith');
  await expect.poll(() => router.state.location.search).toBe('?search=john+smith');
  expect(box.value).toBe('john smith');
});

it('shows what somebody else searches for, as "Show all" does', async () => {
  const { router, box } = openList();
  await userEvent.type(box, 'john');
  await expect.poll(() => router.state.location.search).toBe('?search=john');
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  await expect.poll(() => box.value).toBe('');
});
