import type { User } from '@storefront/shared/contract/entities/user';
import type { CheckoutForm } from '@storefront/shared/rules/checkout';

const DRAFT_KEY = 'checkoutDraft';

/** What was typed before a reload or a detour over the login, else what the account knows (P23). */
export function readDraft(person: User | null): CheckoutForm {
  const known = {
    fullName: person?.fullName ?? '',
    address: '',
    phone: '',
    email: person?.email ?? '',
    acceptsTerms: false,
  };
  try {
    const typed = JSON.parse(window.sessionStorage.getItem(DRAFT_KEY) ?? '{}') as Partial<CheckoutForm>;
    return { ...known, ...typed, acceptsTerms: false };
  } catch {
    return known;
  }
}

/** Keeps what was typed in this tab; the consent to the terms is given anew each time. */
export function writeDraft({ acceptsTerms: _, ...typed }: CheckoutForm): void {
  window.sessionStorage.setItem(DRAFT_KEY, JSON.stringify(typed));
}

/** Forgets it after the order. */
export const clearDraft = (): void => window.sessionStorage.removeItem(DRAFT_KEY);
