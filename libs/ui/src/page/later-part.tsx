import { Suspense, type ReactNode } from 'react';

/**
 * A part of a rendered page that React takes over in a task of its own, after the rest of the page. It is for parts whose
 * first effects render them again, such as forms: the whole page would otherwise start in that same task. A press on the
 * part makes React take it over immediately.
 */
export const LaterPart = ({ children }: { children: ReactNode }) => <Suspense>{children}</Suspense>;
