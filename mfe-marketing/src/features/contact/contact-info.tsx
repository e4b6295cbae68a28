import { BUSINESS_HOURS, SUPPORT_CONTACT, telephoneLink } from '@roommate/contracts';
import { Mail, MapPin, Phone } from 'lucide-react';
import styles from './contact-page.module.css';

const { email, phone, address } = SUPPORT_CONTACT;
const [mailbox, domain] = email.split('@');

/** How to reach the product's people, and when (spec, section 2). */
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
        {/* On a narrow screen it goes on after its @; the name is said in one go. */}
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
      {BUSINESS_HOURS.map(({ days, hours }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{hours}</dd>
        </div>
      ))}
    </dl>
  </aside>
);
