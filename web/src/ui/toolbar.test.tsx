import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Toolbar, ToolbarKey } from './toolbar.tsx';

function Keys({ isUndoable = true, isSource = false }) {
  return (
    <>
      <Toolbar label="Body">
        {[
          ['Bold', isSource],
          ['Undo', isSource || !isUndoable],
          ['HTML', false],
        ].map(([label, isDisabled]) => (
          <ToolbarKey
            key={String(label)}
            label={String(label)}
            isDisabled={Boolean(isDisabled)}
            onPress={() => undefined}
          >
            {label}
          </ToolbarKey>
        ))}
      </Toolbar>
      <textarea />
    </>
  );
}
const focused = () => document.activeElement?.getAttribute('aria-label');

it('is one stop for the Tab key, first at its first key, then where it was left', async () => {
  render(<Keys />);
  await userEvent.tab();
  expect(focused()).toBe('Bold');
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('Undo');
  await userEvent.tab();
  expect(focused()).toBeNull();
  await userEvent.tab({ shift: true });
  expect(focused()).toBe('Undo');
});

it('can still be reached when the key it was left at has gone out of use', async () => {
  const { rerender } = render(<Keys />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await userEvent.tab();
  rerender(<Keys isUndoable={false} />);
  await userEvent.tab({ shift: true });
  expect(focused()).toBe('Bold');
  await userEvent.tab();
  rerender(<Keys isSource />);
  await userEvent.tab({ shift: true });
  expect(focused()).toBe('HTML');
});
