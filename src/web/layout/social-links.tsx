import { company } from '#content/company.ts';
import { formatCompanyWhatsAppLink } from '#content/company/contact-links.ts';
import { socialNames } from '#text/site.ts';
import { Icon } from '#web/ui/icon.tsx';

const links = [
  { name: 'facebook', url: company.social.facebook },
  { name: 'instagram', url: company.social.instagram },
  { name: 'tiktok', url: company.social.tiktok },
  { name: 'whatsapp', url: formatCompanyWhatsAppLink() },
] as const;
const shownLinks = links.filter(({ url }) => url !== undefined);

interface SocialLinksProps {
  className?: string | undefined;
  onFollow?: () => void;
}

export function SocialLinks({ className = '', onFollow }: SocialLinksProps) {
  return (
    <ul className={`flex ${className}`}>
      {shownLinks.map(({ name, url }) => (
        <li key={name}>
          <a
            className="grid size-touch-target place-items-center text-inherit outline-offset-inside transition-soft hover:text-accent"
            href={url}
            target="_blank"
            rel="noopener"
            aria-label={socialNames[name]}
            onClick={onFollow}
          >
            <Icon name={name} size={20} />
          </a>
        </li>
      ))}
    </ul>
  );
}
