import { type KeyboardEvent, useState } from 'react';
import { isComposing } from '../is-composing';

interface ComboboxWork<Option> {
  readonly options: readonly Option[] | null;
  readonly onType: (text: string) => void;
  readonly onChoose: (option: Option) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** State and keyboard handling of a combobox: open list and marked option. */
export function useCombobox<Option>({ options, onType, onChoose }: ComboboxWork<Option>) {
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState(0);
  const last = Math.max((options?.length ?? 0) - 1, 0);
  const active = Math.min(marked, last);
  const isListed = isOpen && options !== null;

  const choose = (option: Option) => {
    setOpen(false);
    onChoose(option);
  };

  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const step = STEPS[event.key];
    if (step !== undefined) {
      setOpen(true);
      if (isListed) setMarked(Math.min(Math.max(active + step, 0), last));
    } else if (event.key === 'Enter' && isListed) {
      const option = options[active];
      if (option !== undefined) choose(option);
    } else if (event.key === 'Escape' && isListed) setOpen(false);
    else return;
    event.preventDefault();
  };

  return {
    isOpen,
    active,
    choose,
    press,
    type(text: string) {
      setMarked(0);
      setOpen(true);
      onType(text);
    },
    open: () => setOpen(true),
    close: () => setOpen(false),
  };
}
