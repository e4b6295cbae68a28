import { businessHours, supportContact, telephoneLink } from '@roommate/contracts';
import { Mail, MapPin, Phone } from 'lucide-react';
import styles from './contact-page.module.css';

const { email, phone, address } = supportContact;
const [mailbox, domain] = email.split('@');

/** Contact details and business hours (spec, section 2). */
export const ContactInfo = () => (
  <aside className={styles.info} aria-label="Contact information">
    <h2>Reach us directly</h2>
    <ul role="list" className={styles.ways}>
      <li>
        <Phone aria-hidden="true" />
        <a href={telephoneLink(phone)}>{phone}</a>
      </li>
      <li>
        <Mail aria-hidden="true" />
        {/* Narrow screens break the line after the @. The label keeps the address in one piece. */}
        <a href={`mailto:${email}`} aria-label={email}>
          {mailbox}@<wbr />
          {domain}
        </a>
      </li>
      <li>
        <MapPin aria-hidden="true" />
        <address>{address}</address>
      </li>
    </ul>
    <h2>Business hours</h2>
    <dl className={styles.hours}>
      {businessHours.map(({ days, hours }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{hours}</dd>
        </div>
      ))}
    </dl>
  </aside>
);
