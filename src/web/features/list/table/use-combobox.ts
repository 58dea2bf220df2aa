import { useId, useState, type KeyboardEvent } from 'react';

interface ComboboxOptions<Option> {
  readonly findOptions: (isOpenedByTyping: boolean) => readonly Option[];
  readonly onChoose: (option: Option) => void;
}

/**
 * Opens and closes the list of suggestions and handles its keys, by ARIA's combobox pattern. The focus stays in the
 * field.
 */
export function useCombobox<Option extends string | number>({ findOptions, onChoose }: ComboboxOptions<Option>) {
  const [isOpen, setIsOpen] = useState(false);
  const [isTyped, setIsTyped] = useState(false);
  const [activeIndex, setActiveIndex] = useState(0);
  const listId = useId();
  const options = isOpen ? findOptions(isTyped) : [];
  const active = options[activeIndex];

  const open = (by: { readonly isTyped: boolean }) => {
    setIsOpen(true);
    setIsTyped(by.isTyped);
    setActiveIndex(0);
  };
  const close = () => setIsOpen(false);
  const choose = (option: Option) => {
    onChoose(option);
    close();
  };
  const handleKey = (event: KeyboardEvent): boolean => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!isOpen && event.altKey && step === 1) open({ isTyped: false });
    else if (isOpen && step !== undefined) {
      setActiveIndex((activeIndex + step + options.length) % Math.max(1, options.length));
    } else if (isOpen && event.key === 'Enter' && active !== undefined) choose(active);
    else if (isOpen && event.key === 'Escape') close();
    else {
      if (event.key === 'Tab' && isOpen && isTyped && options.length === 1 && active !== undefined) choose(active);
      return false;
    }
    event.preventDefault();
    return true;
  };
  const optionId = (option: Option) => `${listId}-${option}`;
  const inputProps = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? listId : undefined,
    'aria-activedescendant': active === undefined ? undefined : optionId(active),
  } as const;
  return { isOpen, options, active, listId, optionId, inputProps, open, close, choose, handleKey };
}
