import { navigationTexts } from '#text/site.ts';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { measureScrollbar } from '#web/ui/controls/modal.tsx';

export const menuId = 'menu';

/**
 * With invoker commands, a button opens and closes a dialog by its attributes alone, also before the scripts have
 * loaded.
 */
export function hasInvokerCommands(): boolean {
  return 'commandForElement' in HTMLButtonElement.prototype;
}

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
