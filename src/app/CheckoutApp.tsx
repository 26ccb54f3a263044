/** Checkout as a separate document. Every link out of it loads another document. */
import { useEffect } from 'react';
import { createPath, type Navigator, Route, Router, Routes, type To } from 'react-router-dom';
import { Checkout } from '../pages/checkout/Checkout';
import { loadDocument } from '../services/back';
import { Layout } from './Layout';

const addressOf = (to: To): string => (typeof to === 'string' ? to : createPath(to));

const byFullLoad: Navigator = {
  createHref: addressOf,
  go: (steps) => history.go(steps),
  push: (to) => loadDocument(addressOf(to)),
  replace: (to) => location.replace(addressOf(to)),
};

export default function CheckoutApp() {
  useEffect(() => {
    // Reloads a page that the back/forward cache restored, because the payment's state may have changed.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload();
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);
  return (
    <Router location={location.pathname} navigator={byFullLoad}>
      <Routes>
        <Route element={<Layout />}>
          <Route path="*" element={<Checkout />} />
        </Route>
      </Routes>
    </Router>
  );
}
