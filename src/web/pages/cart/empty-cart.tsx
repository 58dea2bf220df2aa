import { cartTableTexts, emptyCartTexts } from '#text/pages/cart.ts';
import { emptyBowl } from '#text/pictures/empty-states.ts';
import { pasteListPath } from '#web/features/list/hash/paste-list-hash.ts';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { TextLink } from '#web/ui/controls/text-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { CartEmail } from './cart-email.tsx';

export function EmptyCart() {
  return (
    <EmptyState
      variant="picture-card"
      picture={<Picture source={emptyBowl} sizes="(min-width: 1025px) 36rem, 92vw" />}
      title={emptyCartTexts.title}
      text={emptyCartTexts.text}
    >
      <ButtonLink to="/shop">{emptyCartTexts.continue}</ButtonLink>
      <TextLink to={pasteListPath}>
        <Icon name="copy" size={18} />
        {cartTableTexts.pasteList}
      </TextLink>
      <CartEmail />
    </EmptyState>
  );
}
