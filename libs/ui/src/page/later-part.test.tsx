import { act } from '@testing-library/react';
import { useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { LaterPart } from './later-part.tsx';

it('is taken over after the rest of the page', () => {
  const steps: string[] = [];
  const Form = () => {
    useLayoutEffect(() => void steps.push('form'), []);
    return <input aria-label="Name" />;
  };
  const Page = () => {
    useEffect(() => void steps.push('page'), []);
    return (
      <main>
        <LaterPart>
          <Form />
        </LaterPart>
      </main>
    );
  };
  document.body.innerHTML = renderToString(<Page />);
  expect(document.querySelector('input')).toBeVisible();
  act(() => void hydrateRoot(document.body, <Page />));
  expect(steps).toEqual(['page', 'form']);
});
