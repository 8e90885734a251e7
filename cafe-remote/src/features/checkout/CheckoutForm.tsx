import { paths } from '@storefront/shared/paths';
import { callText, hasDishes } from '@storefront/shared/rules/delivery-estimate';
import { formatRupees } from '@storefront/shared/rules/money';
import { spendablePoints } from '@storefront/shared/rules/points';
import { personAtom } from '@storefront/shared/session';
import { Button } from '@storefront/shared/ui/Button';
import { ButtonLink } from '@storefront/shared/ui/ButtonLink';
import { Notice } from '@storefront/shared/ui/Notice';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { ChangesDialog } from '../../common/ChangesDialog';
import type { CheckoutItem } from '../../common/checkout-item';
import { OrderedBefore } from '../../common/OrderedBefore';
import { Tiny } from '../../common/slip-style';
import { AddressChoice } from './AddressChoice';
import { ClosedNotice } from './ClosedNotice';
import { ContactFields } from './ContactFields';
import { CouponField } from './CouponField';
import { Columns, Intro } from './checkout-style';
import { KeepDetails, SaveAddress } from './KeepFields';
import { MinimumNotice } from './MinimumNotice';
import { NoItems } from './NoItems';
import { NotSentNotice } from './NotSentNotice';
import { OrderSlip } from './OrderSlip';
import { OtherWays } from './OtherWays';
import { PaymentFields } from './PaymentFields';
import { PointsFields } from './PointsFields';
import { ShippingFields } from './ShippingFields';
import { TermsField } from './TermsField';
import { useCheckout } from './use-checkout';
import { useContactChoice } from './use-contact-choice';
import { useLocations } from './use-locations';
import { useCheckUnansweredOrder } from './use-place-order';
import { WhenFields } from './WhenFields';

interface KeepContactProps {
  readonly checkout: ReturnType<typeof useCheckout>;
  readonly contact: ReturnType<typeof useContactChoice>;
  readonly isMember: boolean;
}

/** Whether the typed contact is kept: in the account of a member, or on the device of a guest. */
function KeepContact({ checkout: { keepChoice, setKeepChoice }, contact, isMember }: KeepContactProps) {
  if (!isMember)
    return (
      <KeepDetails
        isKept={contact.isKept}
        isTicked={keepChoice.onDevice}
        onTick={(onDevice) => setKeepChoice({ ...keepChoice, onDevice })}
        onForget={contact.forget}
      />
    );
  if (contact.suggestedName === null) return null;
  return (
    <SaveAddress
      name={keepChoice.addressName}
      suggestion={contact.suggestedName}
      onChange={(addressName) => setKeepChoice({ ...keepChoice, addressName })}
    />
  );
}

/**
 * The checkout with items: form on one side, order slip on the other (§2 "Checkout"). The form has no submit button, so
 * Enter in one of its fields places no order (C452).
 */
export function CheckoutForm({ items }: { readonly items: readonly CheckoutItem[] }) {
  const person = useAtomValue(personAtom);
  const locations = useLocations();
  const checkout = useCheckout(items, person, locations.places);
  const contact = useContactChoice(checkout, person, locations);
  const wasNotSent = useCheckUnansweredOrder(items, person !== null);
  const formRef = useRef<HTMLFormElement>(null);
  const refreshRates = useEffectEvent((places: NonNullable<typeof locations.places>) =>
    checkout.setShipping({ type: 'refresh', places }),
  );
  useEffect(() => {
    if (locations.places) refreshRates(locations.places);
  }, [locations.places]);

  const goToFirstError = () =>
    requestAnimationFrame(() =>
      formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
  const submit = async (again: boolean) => {
    const errors = await checkout.submit(again);
    if (Object.keys(errors).length > 0) goToFirstError();
  };

  if (checkout.items.length === 0) return <NoItems />;
  const hasFood = hasDishes(checkout.items);
  const call = callText(checkout.items);
  return (
    <Columns as="form" ref={formRef}>
      <div>
        <h1>Checkout</h1>
        <Intro>Three short steps, then we call to confirm.</Intro>
        <ClosedNotice hasCafeLines={hasFood} />
        {checkout.needsSignIn && (
          <Notice
            kind="warning"
            title="You have been signed out"
            actions={<ButtonLink to={paths.login(paths.checkout())}>LogIn</ButtonLink>}
          >
            Your order is kept. Log in and it goes on from here.
          </Notice>
        )}
        <ContactFields
          form={checkout.form}
          errors={checkout.errors}
          onChange={checkout.onChange}
          choice={
            contact.addresses.length > 0 && (
              <AddressChoice
                addresses={contact.addresses}
                chosen={checkout.addressId ?? null}
                onChoose={contact.choose}
              />
            )
          }
          keep={<KeepContact checkout={checkout} contact={contact} isMember={person !== null} />}
        />
        <ShippingFields
          shipping={checkout.shipping}
          dispatch={checkout.setShipping}
          locations={locations}
          hasCafeLines={hasFood}
          call={call}
          goodsPaisa={checkout.sums.rest}
          fills={checkout.fills}
          error={checkout.errors.location}
        />
        {hasFood && (
          <WhenFields
            items={checkout.items}
            shipping={checkout.shipping}
            slotAt={checkout.slotAt ?? null}
            onChoose={checkout.setSlot}
            error={checkout.errors.when}
          />
        )}
        <PointsFields
          balance={person && spendablePoints(person)}
          locked={person?.pointsLocked ?? 0}
          totalPaisa={checkout.sums.redeemable}
          points={checkout.sums.redeemedPoints}
          onChange={checkout.setPoints}
        />
        <CouponField
          typed={checkout.code}
          coupon={checkout.coupon ?? null}
          problem={checkout.sums.couponProblem}
          discount={checkout.sums.coupon}
          goodsPaisa={checkout.sums.goods}
          error={checkout.errors.code}
          onType={checkout.setCode}
          onUse={checkout.setCoupon}
          onError={checkout.refuseCode}
        />
      </div>
      <OrderSlip
        items={checkout.items}
        shipping={checkout.shipping}
        sums={checkout.sums}
        code={checkout.coupon?.code}
      >
        <PaymentFields
          methods={checkout.paymentMethods}
          chosen={checkout.paymentMethod ?? 'cash'}
          isPickup={checkout.shipping.mode === 'pickup'}
          amount={formatRupees(checkout.sums.total)}
          onChoose={checkout.setPayment}
          error={checkout.errors.payment}
        />
        <TermsField
          hasFood={hasFood}
          methods={checkout.paymentMethods}
          isAccepted={checkout.form.acceptsTerms}
          onAccept={(acceptsTerms) => checkout.onChange({ acceptsTerms })}
          error={checkout.errors.terms}
        />
        {(checkout.isNotSent ?? wasNotSent) && !checkout.isPlacing && <NotSentNotice />}
        {checkout.belowMinimum && (
          <MinimumNotice
            problem={checkout.belowMinimum}
            onPickup={() => checkout.setShipping({ type: 'mode', mode: 'pickup' })}
          />
        )}
        {checkout.orderedBefore && (
          <OrderedBefore
            order={checkout.orderedBefore}
            isBusy={checkout.isPlacing}
            onAgain={() => void submit(true)}
          />
        )}
        <Button size="lg" block busy={checkout.isPlacing} onClick={() => void submit(false)}>
          PLACE ORDER
        </Button>
        {hasFood && <Tiny>Food and drinks cannot be returned.</Tiny>}
      </OrderSlip>
      <ChangesDialog
        {...checkout.changesDialog}
        onClose={() => {
          checkout.changesDialog.onClose();
          goToFirstError();
        }}
      >
        {checkout.otherWays && <OtherWays {...checkout.otherWays} />}
      </ChangesDialog>
    </Columns>
  );
}
