/** Texts of the rewards page (§2 "Rewards page", §9 for the figures). */
export const rewards = {
  lead: 'Every order earns points, and a point is worth a rupee.',
  cards: [
    {
      title: 'Welcome bonus',
      figure: '80 points',
      text: '50 points at signup and 30 more when your first order is completed.',
    },
    {
      title: 'At the cafe',
      figure: '2 per Rs 100',
      text: 'Each Rs 100 you spend at the cafe earns 2 points.',
    },
    {
      title: 'Refer and earn',
      figure: '50 + 50',
      text: 'Share your code: you and your friend get 50 points each after the first order.',
    },
  ],
  tiers: [
    { spent: 'Rs 5,000 to 10,000', points: '+50' },
    { spent: 'Rs 10,000 to 15,000', points: '+100' },
    { spent: 'Above Rs 15,000', points: '+150' },
  ],
  questions: [
    {
      question: 'How do I redeem my points?',
      answer:
        'Choose them at checkout, in steps of 5 and up to 150 at a time. 2 points take Rs 2 off, so 1 point is Rs 1.',
    },
    {
      question: 'When do my points expire?',
      answer: '5 months after you earned them. The oldest points are spent first.',
    },
    {
      question: 'When do I get the points of an order?',
      answer: 'As soon as it is completed. Points that you redeemed come back if an order is cancelled.',
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
