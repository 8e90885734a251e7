/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { memoryHistory, ShopRouter } from '@storefront/shared/router';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createQueryClient } from '../query/query-client';
import { AccountTabs } from './AccountTabs';
import { Button } from './Button';
import { ButtonLink } from './ButtonLink';
import { CallShop } from './CallShop';
import { CartBar } from './CartBar';
import { Checkbox } from './Checkbox';
import { Chip } from './Chip';
import { CodeField } from './CodeField';
import { CodeInput } from './CodeInput';
import { Combobox } from './Combobox';
import { DesignSheet } from './DesignSheet';
import { DetailLayout } from './DetailLayout';
import { DetailSkeleton } from './DetailSkeleton';
import { Dialog } from './Dialog';
import { DownloadLink } from './DownloadLink';
import { EmailText } from './EmailText';
import { EmptyState } from './EmptyState';
import { ErrorState } from './ErrorState';
import { Field } from './Field';
import { FieldRow, RowButton } from './FieldRow';
import { bagIcon, menuIcon } from './frame-icons';
import { GoesWith } from './GoesWith';
import { Icon } from './Icon';
import { IconButton } from './IconButton';
import { IconLink } from './IconLink';
import { LastUsed } from './LastUsed';
import { LeaveGuard } from './LeaveGuard';
import { LeaveTable } from './LeaveTable';
import { Lightbox } from './Lightbox';
import { LoadFailure } from './LoadFailure';
import { Mark } from './Mark';
import { MessagePlace } from './MessagePlace';
import { Notice } from './Notice';
import { OrderingFacts } from './OrderingFacts';
import { Page } from './Page';
import { PasswordInput } from './PasswordInput';
import { Picture } from './Picture';
import { PicturePlaceholder } from './PicturePlaceholder';
import { Price } from './Price';
import { QrCode } from './QrCode';
import { RadioCard } from './RadioCard';
import { Rating } from './Rating';
import { ResultStatus } from './ResultStatus';
import { SearchInput } from './SearchInput';
import { Select } from './Select';
import { Sheet } from './Sheet';
import { Skeleton } from './Skeleton';
import { SlipPaper } from './SlipPaper';
import { Spinner } from './Spinner';
import { StatusPill } from './StatusPill';
import { Stepper } from './Stepper';
import { Swatches } from './Swatches';
import { TableBanner } from './TableBanner';
import { TableBar } from './TableBar';
import { TextArea } from './TextArea';
import { TextInput } from './TextInput';
import { Toaster } from './Toaster';
import { VisuallyHidden } from './VisuallyHidden';
import { Weave } from './Weave';
import { Why } from './Why';
import { WhyPoints } from './WhyPoints';

const ignore = () => {};

/** Each component, and the text that its HTML must hold. */
const samples: Record<string, { element: ReactElement; holds: string }> = {
  AccountTabs: { element: <AccountTabs />, holds: 'href="/orders"' },
  Button: { element: <Button>Add to Cart</Button>, holds: 'Add to Cart' },
  ButtonLink: { element: <ButtonLink to="/menu">Go to Menu</ButtonLink>, holds: 'href="/menu"' },
  CallShop: { element: <CallShop />, holds: 'href="tel:+9779800000000"' },
  Checkbox: { element: <Checkbox label="Select all" />, holds: 'Select all' },
  Chip: { element: <Chip count={19}>Bakery</Chip>, holds: '19' },
  CodeField: { element: <CodeField email="sita@example.com" error={undefined} />, holds: 'sita@example.com' },
  CodeInput: { element: <CodeInput aria-label="Code" />, holds: 'autoComplete="one-time-code"' },
  Combobox: {
    element: (
      <Combobox
        label="Place"
        listLabel="Places"
        value="Lakeside"
        onType={ignore}
        options={['Lakeside']}
        keyOf={String}
        onChoose={ignore}
        emptyText="No locations found"
      >
        {String}
      </Combobox>
    ),
    holds: 'role="combobox"',
  },
  DesignSheet: { element: <DesignSheet brandTheme="closet" theme="dark" />, holds: 'data-mood="closet"' },
  DetailLayout: { element: <DetailLayout>Momo</DetailLayout>, holds: 'Momo' },
  DetailSkeleton: { element: <DetailSkeleton ratio="4 / 5" />, holds: 'Loading the product' },
  Sheet: {
    element: (
      <Sheet title="Latte" foot="Add to Cart" onSubmit={ignore} onClose={ignore}>
        Size
      </Sheet>
    ),
    holds: 'Size',
  },
  Dialog: { element: <Dialog open onClose={ignore} title="Terms" />, holds: 'Terms' },
  DownloadLink: { element: <DownloadLink href="/receipt.pdf">PDF</DownloadLink>, holds: 'download=""' },
  EmailText: { element: <EmailText email="hello@chowk.example" />, holds: '<span>hello@</span><wbr/>' },
  GoesWith: {
    element: (
      <GoesWith
        items={[{ _id: 'momo', name: 'Chicken momo', price: 320, image: '' }]}
        pathOf={(id) => `/single/${id}`}
        ratio="1"
      />
    ),
    holds: 'href="/single/momo"',
  },
  EmptyState: { element: <EmptyState title="No items found" />, holds: 'No items found' },
  ErrorState: { element: <ErrorState message="Failed to fetch cart" onRetry={ignore} />, holds: 'Retry' },
  Field: {
    element: (
      <Field label="Phone">
        <TextInput />
      </Field>
    ),
    holds: 'Phone',
  },
  FieldRow: {
    element: (
      <FieldRow>
        <RowButton>Send OTP</RowButton>
      </FieldRow>
    ),
    holds: 'Send OTP',
  },
  Icon: { element: <Icon path={bagIcon} />, holds: '<svg' },
  IconButton: { element: <IconButton icon={menuIcon} label="Open menu" />, holds: 'Open menu' },
  IconLink: {
    element: <IconLink to="/cart" icon={bagIcon} label="Cart, 3 items" badge="3" />,
    holds: 'href="/cart"',
  },
  LoadFailure: {
    element: <LoadFailure message="Failed to fetch cart" error={null} onRetry={ignore} />,
    holds: 'Retry',
  },
  Mark: { element: <Mark />, holds: 'var(--mark)' },
  MessagePlace: { element: <MessagePlace kind="page" />, holds: 'role="alert"' },
  Notice: { element: <Notice kind="warning">Closed now</Notice>, holds: 'Closed now' },
  OrderingFacts: {
    element: (
      <QueryClientProvider client={createQueryClient()}>
        <OrderingFacts table={null} />
      </QueryClientProvider>
    ),
    holds: 'Delivery 30 to 60 min',
  },
  Page: { element: <Page as="main">Menu</Page>, holds: '<main' },
  PasswordInput: { element: <PasswordInput />, holds: 'type="password"' },
  Picture: { element: <Picture image="/media/a.webp" alt="Momo" />, holds: 'src="/media/a.webp"' },
  PicturePlaceholder: { element: <PicturePlaceholder alt="Momo" />, holds: 'aria-label="Momo"' },
  LastUsed: { element: <LastUsed />, holds: 'Last used' },
  Why: { element: <Why>Because.</Why>, holds: 'Why this number?' },
  WhyPoints: { element: <WhyPoints of="balance" />, holds: 'Why this number?' },
  Price: { element: <Price paisa={125_000} />, holds: 'Rs 1,250.00' },
  QrCode: { element: <QrCode text="https://example.com" label="QR code" />, holds: 'aria-label="QR code"' },
  RadioCard: { element: <RadioCard name="mode" title="Delivery" />, holds: 'Delivery' },
  Rating: { element: <Rating value={4} />, holds: 'Rated 4 out of 5' },
  SearchInput: { element: <SearchInput label="Search the menu" />, holds: 'type="search"' },
  Select: { element: <Select aria-label="Sort by" />, holds: '<select' },
  Skeleton: { element: <Skeleton ratio="4 / 5" />, holds: 'aspect-ratio:4 / 5' },
  SlipPaper: {
    element: <SlipPaper label="Order summary">Total</SlipPaper>,
    holds: 'aria-label="Order summary"',
  },
  Spinner: { element: <Spinner label="Loading the menu" />, holds: 'role="status"' },
  StatusPill: { element: <StatusPill status="pending" />, holds: 'Pending' },
  Stepper: {
    element: <Stepper name="Americano" value={2} onChange={ignore} />,
    holds: 'Quantity of Americano',
  },
  Swatches: {
    element: <Swatches colors={[{ name: 'Olive' }]} value="Olive" onChange={ignore} />,
    holds: 'Olive',
  },
  LeaveTable: { element: <LeaveTable table="7" />, holds: 'Leave table 7' },
  TableBanner: { element: <TableBanner table={null} isInvalid />, holds: 'We do not know this table' },
  TableBar: { element: <TableBar table="7" />, holds: 'We bring it here' },
  TextArea: { element: <TextArea aria-label="Request" />, holds: '<textarea' },
  TextInput: { element: <TextInput aria-label="Phone" />, holds: '<input' },
  VisuallyHidden: { element: <VisuallyHidden>Shipping</VisuallyHidden>, holds: 'Shipping' },
  Weave: { element: <Weave kind="runner" />, holds: 'aria-hidden="true"' },
};

/** Components that render nothing while closed. */
const closed: Record<string, ReactElement> = {
  CartBar: <CartBar table={null} />,
  LeaveGuard: <LeaveGuard table="7" />,
  ResultStatus: <ResultStatus count={61} names={['dish', 'dishes']} />,
  Toaster: <Toaster />,
  Lightbox: <Lightbox label="Gallery picture" pictures={[]} index={null} onClose={ignore} />,
};

const render = (element: ReactElement) =>
  renderToString(
    <QueryClientProvider client={createQueryClient()}>
      <ShopRouter history={memoryHistory('/')}>{element}</ShopRouter>
    </QueryClientProvider>,
  );

it('has a sample of every component of the kit', () => {
  const components = readdirSync(__dirname)
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => file.replace('.tsx', ''));
  expect(Object.keys({ ...samples, ...closed }).sort()).toEqual(components.sort());
});

it.each(Object.entries(samples))('renders %s to a string without a browser', (_name, { element, holds }) => {
  expect(typeof window).toBe('undefined');
  expect(render(element)).toContain(holds);
});

it.each(Object.entries(closed))('%s leaves no trace of itself while it is closed', (_name, element) => {
  expect(render(element).replace(/<style.*?<\/style>/gs, '')).toBe('');
});
