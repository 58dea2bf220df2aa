import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { TextLink } from '#web/ui/controls/text-link.tsx';
import type { MissingSpice } from './missing-spice.ts';

export function MissingSpiceLinks({ links: [whatsApp, mail] }: Pick<MissingSpice, 'links'>) {
  return (
    <p className="flex flex-wrap items-center gap-3">
      <ButtonLink variant="outline" href={whatsApp.href} target="_blank" rel="noopener">
        {whatsApp.label}
      </ButtonLink>
      <TextLink href={mail.href}>{mail.label}</TextLink>
    </p>
  );
}
