import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Combobox } from './Combobox';
import { Field } from './Field';

const places = ['Campus Road', 'Lakeside', 'Lamachaur'];

interface PickerProps {
  readonly onChoose?: (place: string) => void;
  readonly onEscape?: () => void;
  readonly isKnown?: boolean;
  readonly error?: string;
}

function Picker({ onChoose = () => {}, onEscape = () => {}, isKnown = true, error }: PickerProps) {
  const [text, setText] = useState('');
  const found = places.filter((place) => place.toLowerCase().includes(text.toLowerCase()));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: stands in for a dialog that Escape would close
    <div onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && onEscape()}>
      <Field label="Place" error={error}>
        <Combobox
          label="Place"
          listLabel="Places"
          value={text}
          onType={setText}
          options={isKnown ? found : null}
          keyOf={(place) => place}
          onChoose={(place) => {
            setText(place);
            onChoose(place);
          }}
          emptyText="No locations found"
        >
          {(place) => <span>{place}</span>}
        </Combobox>
      </Field>
      <button type="button">Next</button>
    </div>
  );
}

function open(props: PickerProps = {}) {
  render(<Picker {...props} />);
  return { user: userEvent.setup(), box: screen.getByRole('combobox', { name: 'Place' }) };
}

const marked = () => screen.getByRole('option', { selected: true });

test('the list opens with the focus, and the box says which option is marked', async () => {
  const { user, box } = open();
  expect(box).toHaveAttribute('aria-expanded', 'false');
  expect(box).not.toHaveAttribute('aria-controls');
  await user.tab();
  expect(box).toHaveFocus();
  expect(box).toHaveAttribute('aria-expanded', 'true');
  expect(box).toHaveAttribute('aria-controls', screen.getByRole('listbox', { name: 'Places' }).id);
  expect(screen.getAllByRole('option')).toHaveLength(3);
  expect(box).toHaveAttribute('aria-activedescendant', marked().id);
  expect(marked()).toHaveTextContent('Campus Road');
});

test('arrows mark, stop at both ends, and Enter chooses without sending the form', async () => {
  const chosen: string[] = [];
  const { user, box } = open({ onChoose: (place) => chosen.push(place) });
  await user.click(box);
  await user.keyboard('{ArrowUp}');
  expect(marked()).toHaveTextContent('Campus Road');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(marked()).toHaveTextContent('Lamachaur');
  expect(box).toHaveAttribute('aria-activedescendant', marked().id);
  await user.keyboard('{Enter}');
  expect(chosen).toEqual(['Lamachaur']);
  expect(box).toHaveValue('Lamachaur');
  expect(box).toHaveFocus();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('a press chooses and leaves the focus in the box', async () => {
  const chosen: string[] = [];
  const { user, box } = open({ onChoose: (place) => chosen.push(place) });
  await user.click(box);
  await user.click(screen.getByRole('option', { name: 'Lakeside' }));
  expect(chosen).toEqual(['Lakeside']);
  expect(box).toHaveFocus();
});

test('typing narrows the list, marks its first option, and says when nothing is left', async () => {
  const { user, box } = open();
  await user.click(box);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  await user.type(box, 'la');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Lakeside',
    'Lamachaur',
  ]);
  expect(marked()).toHaveTextContent('Lakeside');
  await user.type(box, 'xyz');
  expect(screen.getByRole('status')).toHaveTextContent('No locations found');
  expect(box).toHaveAttribute('aria-expanded', 'false');
  expect(box).not.toHaveAttribute('aria-activedescendant');
});

test('Escape closes the list first and only then what is around it', async () => {
  let closed = 0;
  const { user, box } = open({ onEscape: () => (closed += 1) });
  await user.click(box);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(closed).toBe(0);
  await user.keyboard('{Escape}');
  expect(closed).toBe(1);
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('listbox')).toBeInTheDocument();
});

test('the list closes when the focus goes on', async () => {
  const { user, box } = open();
  await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('before the options are known there is no list, and Enter does nothing', async () => {
  const chosen: string[] = [];
  const { user, box } = open({ isKnown: false, onChoose: (place) => chosen.push(place) });
  await user.click(box);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(chosen).toEqual([]);
});

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'C451: a key of an input method picks nothing and closes nothing (%j)',
  async (key) => {
    const onChoose = jest.fn();
    const onEscape = jest.fn();
    const { user, box } = open({ onChoose, onEscape });
    await user.click(box);
    for (const name of ['ArrowDown', 'Escape', 'Enter']) fireEvent.keyDown(box, { key: name, ...key });
    expect(onChoose).not.toHaveBeenCalled();
    expect(marked()).toHaveTextContent('Campus Road');
    await user.keyboard('{Enter}');
    expect(onChoose).toHaveBeenCalledWith('Campus Road');
  },
);

test('C454: a region that was there from the start says that nothing was found', async () => {
  const { user, box } = open();
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  await user.type(box, 'x');
  expect(region).toHaveTextContent('No locations found');
  await user.clear(box);
  expect(region).toBeEmptyDOMElement();
});

test('C403: the message of a field with an error is not covered: the list opens with a click or a letter', async () => {
  const { user, box } = open({ error: 'We no longer deliver to Lakeside' });
  await user.tab();
  expect(box).toHaveFocus();
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  await user.keyboard('l');
  expect(screen.getAllByRole('option')).toHaveLength(2);
});
