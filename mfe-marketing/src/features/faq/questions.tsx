import { pagePaths } from '@roommate/contracts';
import { Link } from '@roommate/shell-api';
import type { AccordionItem } from '@roommate/ui';
import styles from './faq-page.module.css';

/** The 5 questions (spec, section 2). */
export const questions: readonly AccordionItem[] = [
  {
    id: 'visit',
    title: 'How do I visit a room safely?',
    content: (
      <div className={styles.answer}>
        <p>
          Go by daylight, and take a friend or a relative. Tell somebody at home the address and when you will
          be back. Meet at the gate or at a tea stall nearby first. If somebody insists on meeting elsewhere,
          alone or late, do not go.
        </p>
        <p>
          Meet everybody you would live with, not only the one who posted the room. Ask the guard or a
          neighbour about water, gas and the landlord. They know, and they have no reason to make it sound
          better than it is.
        </p>
      </div>
    ),
  },
  {
    id: 'advance',
    title: 'How much advance is usual, and when should I pay it?',
    content: (
      <div className={styles.answer}>
        <p>
          One month in advance is common for a seat or a single room, and two for a whole flat. Pay only after
          you have seen the room and spoken to the landlord or the main tenant. Never pay to “hold” a room
          that you have not seen, even if you hear that others are waiting.
        </p>
        <p>
          Ask for a receipt with the date, the amount, what it is for and when you get it back. If you pay by
          bKash, Nagad or bank, write the purpose into the reference and keep the message. We never ask you
          for money: using this site is free.
        </p>
      </div>
    ),
  },
  {
    id: 'ask',
    title: 'What should I ask before I agree?',
    content: (
      <div className={styles.answer}>
        <p>
          Most arguments are about things that nobody asked about. Ask these, and put the answers in writing:
        </p>
        <ul>
          <li>
            What does the rent include: gas, water, electricity, internet, the cook, the service charge?
          </li>
          <li>When does the gate close, and may guests stay?</li>
          <li>Who else lives here, and what are their hours of study, work and sleep?</li>
          <li>Smoking, pets, prayer, cooking and shared meals: what are the rules of the house?</li>
          <li>How much notice must either side give? One full month is usual.</li>
        </ul>
      </div>
    ),
  },
  {
    id: 'contact',
    title: 'Who can see my phone number and my email address?',
    content: (
      <div className={styles.answer}>
        <p>
          Visitors without an account see neither. While your room is available, people who are signed in and
          like the listing see its contact. The page of the listing shows your email address to signed-in
          people. It does so only if you confirm the address before you post or edit the listing. You can{' '}
          <Link to={pagePaths.confirmEmail}>confirm your email address</Link> at any time. Each account can
          see only a limited number of contacts and email addresses a day.
        </p>
        <p>
          When your room is taken, set the listing to not available or delete it in your{' '}
          <Link to={pagePaths.myListings}>dashboard</Link>. After that, nobody sees your contact on the site,
          even if they like the listing. A confirmed email address stays on the page of the listing until you
          delete it.
        </p>
      </div>
    ),
  },
  {
    id: 'report',
    title: 'A listing looks wrong. What can I do?',
    content: (
      <div className={styles.answer}>
        <p>Watch for these warning signs:</p>
        <ul>
          <li>The rent is far below others in the same area.</li>
          <li>The photos look like those of a hotel.</li>
          <li>Somebody asks for money or a copy of your NID before any visit.</li>
          <li>The story changes when you ask twice.</li>
        </ul>
        <p>
          Don’t pay and don’t go. <Link to={pagePaths.contact}>Send us the title of the listing</Link> and
          what happened. If you have lost money or feel threatened, call the national emergency line{' '}
          <a href="tel:999">999</a>. You can also file a general diary (GD) at the nearest police station.
        </p>
      </div>
    ),
  },
];
