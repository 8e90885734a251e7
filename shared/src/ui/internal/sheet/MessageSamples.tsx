import { notify } from '@storefront/shared/toast';
import { useState } from 'react';
import { Button } from '../../Button';
import { Dialog } from '../../Dialog';
import { EmptyState } from '../../EmptyState';
import { ErrorState } from '../../ErrorState';
import { Field } from '../../Field';
import { Notice } from '../../Notice';
import { Spinner } from '../../Spinner';
import { StatusPill } from '../../StatusPill';
import { TextInput } from '../../TextInput';
import { Columns, Row, Section } from './Section';

const statuses = ['pending', 'processing', 'completed', 'cancelled'] as const;

export function MessageSamples() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Section title="Messages">
      <Columns>
        <Notice title="Closed now">Orders are prepared from 8 AM.</Notice>
        <Notice kind="success">Verification email sent successfully</Notice>
        <Notice
          kind="warning"
          title="The price has changed"
          actions={<Button variant="secondary">Accept</Button>}
        >
          Butter croissant: Rs 180.00, was Rs 160.00
        </Notice>
        <Notice
          kind="error"
          title="The menu is having trouble"
          actions={<Button variant="secondary">Retry</Button>}
        />
      </Columns>
      <Row>
        {statuses.map((status, index) => (
          <StatusPill key={status} status={status} count={index + 2} />
        ))}
        <Spinner label="Loading the menu" />
      </Row>
      <Columns>
        <EmptyState
          title="No items found"
          text="Please add items to your cart before proceeding to checkout."
          actions={<Button>Go to Menu</Button>}
        />
        <ErrorState message="Failed to load menu items" text="Please try again." onRetry={() => {}} />
      </Columns>
      <Row>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Open a dialog
        </Button>
        <Button variant="secondary" onClick={() => notify.loading('Adding to cart...', 'sheet')}>
          Progress
        </Button>
        <Button variant="secondary" onClick={() => notify.success('Product added to cart', 'sheet')}>
          Success
        </Button>
        <Button variant="secondary" onClick={() => notify.error('Failed to add product to cart', 'sheet')}>
          Failure
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            notify.info('Sita Rai, to Campus Road', {
              title: 'New order, Rs 900.00',
              action: { label: 'View', run: close },
            })
          }
        >
          New order
        </Button>
      </Row>
      <Dialog
        open={open}
        onClose={close}
        title="Forgot password"
        actions={
          <Button type="submit" form="sheet-form">
            Send
          </Button>
        }
      >
        <form id="sheet-form" action={close}>
          <Field label="E-mail" required>
            <TextInput type="email" autoComplete="email" />
          </Field>
        </form>
      </Dialog>
    </Section>
  );
}
