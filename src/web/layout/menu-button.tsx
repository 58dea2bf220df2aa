import { navigationTexts } from '#text/site.ts';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { measureScrollbar } from '#web/ui/controls/measure-scrollbar.ts';
import { hasInvokerCommands } from './has-invoker-commands.ts';

export const menuId = 'menu';

export function MenuButton({ className }: { className?: string | undefined }) {
  return (
    <IconButton
      className={className}
      icon="menu"
      label={navigationTexts.openMenu}
      commandfor={menuId}
      command="show-modal"
      onClick={() => {
        measureScrollbar();
        if (!hasInvokerCommands()) document.querySelector<HTMLDialogElement>(`#${menuId}`)?.showModal();
      }}
    />
  );
}
