import { buttonClass } from '@roommate/ui';
import { Phone } from 'lucide-react';
import { Fragment } from 'react';
import type { PhoneLink } from './contact-actions.ts';
import { WhatsappLink } from './whatsapp-link.tsx';

/** Call and WhatsApp for each number. With several numbers, each button names its number. */
export const PhoneActions = ({ phones }: { phones: readonly PhoneLink[] }) => {
  const suffix = ({ label }: PhoneLink): string => (phones.length > 1 ? ` ${label}` : '');
  return phones.map((phone) => (
    <Fragment key={phone.call}>
      <a className={buttonClass('primary')} href={phone.call}>
        <Phone aria-hidden="true" />
        Call{suffix(phone)}
      </a>
      {phone.whatsapp !== undefined && (
        <WhatsappLink href={phone.whatsapp} label={`WhatsApp${suffix(phone)}`} />
      )}
    </Fragment>
  ));
};
