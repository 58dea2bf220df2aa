import { useId, useState, type KeyboardEvent } from 'react';

interface ComboboxOptions<Option> {
  readonly findOptions: (isOpenedByTyping: boolean) => readonly Option[];
  readonly onChoose: (option: Option) => void;
}

/** By ARIA's combobox pattern: the focus stays in the field. */
export function useCombobox<Option extends string | number>({ findOptions, onChoose }: ComboboxOptions<Option>) {
  const [isOpen, setIsOpen] = useState(false);
  const [isOpenedByTyping, setIsOpenedByTyping] = useState(false);
  const [activeIndex, setActiveIndex] = useState(0);
  const listId = useId();
  const options = isOpen ? findOptions(isOpenedByTyping) : [];
  const hasOptions = options.length > 0;
  const activeOption = options[activeIndex];

  const open = (by: { readonly isOpenedByTyping: boolean }) => {
    setIsOpen(true);
    setIsOpenedByTyping(by.isOpenedByTyping);
    setActiveIndex(0);
  };
  const close = () => setIsOpen(false);
  const choose = (option: Option) => {
    onChoose(option);
    close();
  };
  const step = (by: 1 | -1) => setActiveIndex((activeIndex + by + options.length) % Math.max(1, options.length));
  const findKeyAction = ({ key, altKey }: KeyboardEvent): (() => void) | undefined => {
    if (!isOpen) return altKey && key === 'ArrowDown' ? () => open({ isOpenedByTyping: false }) : undefined;
    if (key === 'ArrowDown') return () => step(1);
    if (key === 'ArrowUp') return () => step(-1);
    if (key === 'Enter' && activeOption !== undefined) return () => choose(activeOption);
    return key === 'Escape' ? close : undefined;
  };
  const tryKey = (event: KeyboardEvent): boolean => {
    const action = findKeyAction(event);
    if (action) {
      event.preventDefault();
      action();
      return true;
    }
    // Tab chooses the only suggestion, and still moves the focus to the next field.
    if (event.key === 'Tab' && isOpenedByTyping && options.length === 1 && activeOption !== undefined) {
      choose(activeOption);
    }
    return false;
  };
  const optionId = (option: Option) => `${listId}-${option}`;
  const inputProps = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': hasOptions,
    'aria-controls': hasOptions ? listId : undefined,
    'aria-activedescendant': activeOption === undefined ? undefined : optionId(activeOption),
  } as const;
  return { isOpen, options, activeOption, listId, optionId, inputProps, open, close, choose, tryKey };
}
