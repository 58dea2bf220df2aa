import { navigation } from '#text/site.ts';
import { IconButton } from '#web/ui/controls/icon-button.tsx';

/** The id of the dialog that the button opens. */
export const menuId = 'menu';

/** Whether the browser opens and closes a dialog by a button's attributes, also before the scripts are there. */
export const hasCommands = () => 'commandForElement' in HTMLButtonElement.prototype;

/** Opens the menu on small screens. */
export function MenuButton({ className }: { className: string | undefined }) {
  return (
    <IconButton
      className={className}
      icon="menu"
      label={navigation.openMenu}
      commandfor={menuId}
      command="show-modal"
      onClick={() => {
        if (!hasCommands()) document.querySelector<HTMLDialogElement>(`#${menuId}`)?.showModal();
      }}
    />
  );
}
