import { REFERRAL_POINTS, WELCOME_AT_FIRST_ORDER, WELCOME_AT_SIGN_UP } from '../rules/bonuses';
import { POINTS_LIFETIME_MONTHS } from '../rules/expiry';
import { EARN_POINTS, REDEEM_MAX, REDEEM_STEP } from '../rules/points';

/**
 * Texts of the rewards page (§2 "Rewards page"); points come from the rules. Amounts in rupees must match those rules
 * (§9, C14).
 */
export const rewards = {
  lead: 'Every order earns points, and a point is worth a rupee.',
  welcome: {
    title: 'Welcome bonus',
    text: 'Yours for becoming a member. It costs nothing and takes a minute.',
    steps: [
      { points: WELCOME_AT_SIGN_UP, text: 'when you sign up' },
      { points: WELCOME_AT_FIRST_ORDER, text: 'when your first order is completed' },
    ],
  },
  cafe: {
    title: 'At the cafe',
    text: `Each Rs 100 you spend on food and drink earns ${EARN_POINTS} points.`,
  },
  closet: {
    title: 'At the closet',
    text: 'Clothes and shoes earn by what they come to in one order.',
  },
  refer: {
    title: 'Refer and earn',
    text: `You and your friend get ${REFERRAL_POINTS} points each.`,
    steps: [
      'Copy your referral code from your profile.',
      'Your friend enters it when signing up.',
      'Once the first order of your friend is completed, both of you have the points.',
    ],
  },
  questions: [
    {
      question: 'How do I redeem my points?',
      answer: `Choose them at checkout, in steps of ${REDEEM_STEP} and up to ${REDEEM_MAX} at a time. 2 points take Rs 2 off, so 1 point is Rs 1.`,
    },
    {
      question: 'When do my points expire?',
      answer: `${POINTS_LIFETIME_MONTHS} months after you earned them. The oldest points are spent first.`,
    },
    {
      question: 'When do I get the points of an order?',
      answer: 'As soon as it is completed. Points that you redeemed come back if an order is cancelled.',
    },
    {
      question: 'What if I order coffee and clothes together?',
      answer: 'The cafe part earns by the rupee, the closet part by its tier, and you get both.',
    },
    {
      question: 'Do guests earn points?',
      answer: 'No. Sign up first, it takes a minute and brings the welcome bonus.',
    },
    {
      question: 'Where is my referral code?',
      answer: 'On your profile. Your friend enters it when signing up.',
    },
  ],
} as const;
