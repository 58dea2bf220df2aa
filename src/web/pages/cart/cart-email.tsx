import { sendPanelTexts } from '#text/quote/send-panel.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { HiddenText } from '#web/ui/hidden-text.tsx';
import { useCartPage } from './cart-page-context.ts';

export function CartEmail() {
  const { email, onChangeEmail, onForgetMe } = useCartPage();
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 gap-y-2 text-small">
      <span>
        {sendPanelTexts.quotingAs} <strong className="font-semibold">{email}</strong>,{' '}
        <Button variant="link" onClick={onChangeEmail}>
          {sendPanelTexts.change}
          <HiddenText> {sendPanelTexts.changeWhat}</HiddenText>
        </Button>
      </span>
      <Button variant="link" onClick={onForgetMe} title={sendPanelTexts.forgetHint}>
        {sendPanelTexts.forget}
      </Button>
    </p>
  );
}
