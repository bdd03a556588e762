import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import { FileField } from './FileField.tsx';

const file = new File(['x'], 'front.png', { type: 'image/png' });

async function field(isDisabled = false) {
  const onChosen = vi.fn<(chosen: File) => void>();
  const screen = await render(
    <FileField
      label="Image"
      description="At most 5 MB"
      accept="image/png"
      action="Choose an image"
      isDisabled={isDisabled}
      onChosen={onChosen}
    />,
  );
  return { screen, onChosen, input: screen.getByLabelText('Image') };
}

function drag(type: 'dragover' | 'drop', target: Element): DragEvent {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event;
}

test('hands on the file that is chosen, and the same once more', async () => {
  const { input, onChosen } = await field();

  await userEvent.upload(input, file);
  await userEvent.upload(input, file);

  expect(onChosen.mock.calls.map(([{ name }]) => name)).toEqual(['front.png', 'front.png']);
});

test('hands on a file that is dropped, and keeps the page', async () => {
  const { screen, onChosen } = await field();
  const target = screen.getByText('Choose an image').element();

  expect(drag('dragover', target).defaultPrevented).toBe(true);
  drag('drop', target);

  expect(onChosen.mock.calls.map(([{ name }]) => name)).toEqual(['front.png']);
});

test('a file field that is out of use takes nothing', async () => {
  const { screen, input, onChosen } = await field(true);

  drag('drop', screen.getByText('Choose an image').element());

  await expect.element(input).toBeDisabled();
  expect(onChosen).not.toHaveBeenCalled();
});

test('a file field is reached by keyboard, named and described', async () => {
  const { screen, input } = await field();

  await userEvent.keyboard('{Tab}');

  await expect.element(input).toHaveFocus();
  await expect.element(input).toHaveAccessibleName('Image Choose an image');
  await expect.element(input).toHaveAccessibleDescription('At most 5 MB');
  await expectAccessible(screen.container);
});
