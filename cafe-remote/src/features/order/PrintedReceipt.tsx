import { readRuntimeConfig } from '@storefront/shared/config';
import { brand, contact } from '@storefront/shared/content';
import type { FollowedOrder } from '@storefront/shared/contract/entities/followed-order';
import { receiptOf, taxText } from '@storefront/shared/ordering/receipt';
import { callQuery } from '@storefront/shared/query/call-query';
import { OnlySheet, Sheets } from '@storefront/shared/ui/print-sheets';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';

/** The order on paper, from a roll of 80 mm up to A5 (C202). A screen never shows it. */
export function PrintedReceipt({ order }: { readonly order: FollowedOrder }) {
  const [isInBrowser, setIsInBrowser] = useState(false);
  useEffect(() => setIsInBrowser(true), []);
  const { ownServer } = readRuntimeConfig();
  const { data } = useQuery({ ...callQuery('getSettings', {}), enabled: ownServer, staleTime: Infinity });
  if (!isInBrowser) return null;
  const { title, code, date, facts, lines, sums, total, vat, payment, points } = receiptOf(order);
  const tax = taxText(data?.taxNumber);
  return createPortal(
    <Sheets data-print aria-label="Receipt">
      <OnlySheet />
      <Paper>
        <header>
          <h1>{brand.name}</h1>
          <p>{`${contact.street}, ${contact.city}`}</p>
          <p>{`Phone ${contact.phoneText}`}</p>
          {tax && <p>{tax}</p>}
        </header>
        <h2>{`${title} ${code}`}</h2>
        <p>{date}</p>
        {facts.map(({ label, text }) => (
          <p key={label}>
            <span>{`${label}: `}</span>
            <bdi>{text}</bdi>
          </p>
        ))}
        <ul>
          {lines.map(({ id, quantity, name, choices, each, sum }) => (
            <li key={id}>
              <span>
                <b>{name}</b>
                {choices && <small>{choices}</small>}
                <small translate="no">{`${quantity} × ${each}`}</small>
              </span>
              <span>{sum}</span>
            </li>
          ))}
        </ul>
        <dl>
          {sums.map(({ label, amount }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd translate="no">{amount}</dd>
            </div>
          ))}
          <div data-total>
            <dt>{total.label}</dt>
            <dd>{total.amount}</dd>
          </div>
        </dl>
        {vat && <p>{vat}</p>}
        {payment.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {points && <p>{points}</p>}
        <footer>Thank you, and come again.</footer>
      </Paper>
    </Sheets>,
    document.body,
  );
}

const Paper = styled.article`
  max-width: 132mm;
  margin: 0 auto;
  padding: 2mm 3mm;
  overflow-wrap: anywhere;
  font-size: 11pt;
  font-variant-numeric: tabular-nums lining-nums;

  @media print and (max-width: 90mm) {
    font-size: 9.5pt;
  }

  header {
    margin-bottom: 4mm;
    padding-bottom: 3mm;
    border-bottom: 0.4mm solid #000;
    text-align: center;
  }

  h1 {
    font-size: 1.7em;
    color: #000;
  }

  h2 {
    font-size: 1.25em;
    color: #000;
  }

  ul {
    margin: 3mm 0;
    border-block: 0.4mm solid #000;
  }

  li,
  dl > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 4mm;
    break-inside: avoid;
  }

  li {
    padding: 1.5mm 0;
  }

  li + li {
    border-top: 0.15mm solid #000;
  }

  small {
    display: block;
    font-size: 0.88em;
  }

  [data-total] {
    margin-top: 1.5mm;
    padding-top: 1.5mm;
    border-top: 0.4mm solid #000;
    font-size: 1.3em;
    font-weight: 700;
    break-inside: avoid;
  }

  footer {
    margin-top: 4mm;
    text-align: center;
  }
`;
