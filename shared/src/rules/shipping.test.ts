import fc from 'fast-check';
import { callText, DELIVERY_ESTIMATE_MINUTES, hasDishes } from './delivery-estimate';
import {
  deliveryFee,
  initialShipping,
  isReservedPlaceName,
  isSubmittable,
  normalisePlaceName,
  readDeliveryOption,
  type ShippingAction,
  type ShippingMode,
  type ShippingState,
  shippingProblem,
  shippingReducer,
  writeDeliveryOption,
} from './shipping';

describe('shipping', () => {
  const lakeside = { id: 'p1', name: 'Lakeside', ratePaisa: 50_00 };
  const chipledhunga = { id: 'p2', name: 'Chipledhunga', ratePaisa: 80_00 };
  const mode = (to: ShippingMode): ShippingAction => ({ type: 'mode', mode: to });
  const place = (to: typeof lakeside): ShippingAction => ({ type: 'place', place: to });
  const after = (...actions: ShippingAction[]): ShippingState =>
    actions.reduce(shippingReducer, initialShipping);

  test('§4: delivery is the default and needs a place', () => {
    expect(initialShipping.mode).toBe('delivery');
    expect(deliveryFee(initialShipping, 100_00)).toBe(0);
    expect(isSubmittable(initialShipping)).toBe(false);
  });

  test('C29: the fee is the rate of the chosen place', () => {
    expect(deliveryFee(after(place(lakeside)), 100_00)).toBe(50_00);
    expect(deliveryFee(after(place(lakeside), place(chipledhunga)), 100_00)).toBe(80_00);
    expect(isSubmittable(after(place(lakeside)))).toBe(true);
  });

  test('§4: pickup sets the fee to 0 and clears the place', () => {
    const state = after(place(lakeside), mode('pickup'));
    expect(deliveryFee(state, 100_00)).toBe(0);
    expect(state.place).toBeNull();
    expect(isSubmittable(state)).toBe(true);
  });

  test('§4: returning to delivery restores the place and its fee', () => {
    const state = after(place(lakeside), mode('pickup'), mode('delivery'));
    expect(deliveryFee(state, 100_00)).toBe(50_00);
    expect(state.place).toEqual(lakeside);
    expect(deliveryFee(after(mode('pickup'), mode('delivery')), 100_00)).toBe(0);
  });

  test('§4: several changes of mode keep the place', () => {
    const state = after(place(lakeside), mode('pickup'), mode('pickup'), mode('mystery'), mode('delivery'));
    expect(state.place).toEqual(lakeside);
  });

  test('§4: no place can be chosen for a pickup', () => {
    expect(after(mode('pickup'), place(lakeside))).toEqual(after(mode('pickup')));
  });

  test('C11: mystery has no fee, no place and cannot be submitted', () => {
    const state = after(place(lakeside), mode('mystery'));
    expect(state).toMatchObject({ mode: 'mystery', place: null });
    expect(deliveryFee(state, 100_00)).toBe(0);
    expect(isSubmittable(state)).toBe(false);
    expect(writeDeliveryOption(state)).toBeNull();
  });

  test.each<ShippingMode>(['pickup', 'mystery'])(
    'C11, C265: an inconsistent state, %s with a place, has neither fee nor minimum',
    (made) => {
      const place = { ...lakeside, minimumPaisa: 500_00 };
      const state = { mode: made, place, previousPlace: place };
      expect(deliveryFee(state, 100_00)).toBe(0);
      expect(shippingProblem(state, 100_00)).toBeNull();
      expect(isSubmittable(state)).toBe(made === 'pickup');
    },
  );

  test('P14, C403: a refreshed list updates the rate, and a deleted place stays until the server refuses it', () => {
    const dearer = { ...lakeside, ratePaisa: 70_00 };
    const refresh = (places: (typeof lakeside)[]): ShippingAction => ({ type: 'refresh', places });
    expect(deliveryFee(after(place(lakeside), refresh([chipledhunga, dearer])), 100_00)).toBe(70_00);
    expect(isSubmittable(after(place(lakeside), refresh([chipledhunga])))).toBe(true);
    expect(
      deliveryFee(after(place(lakeside), mode('pickup'), refresh([dearer]), mode('delivery')), 100_00),
    ).toBe(70_00);
    expect(after(refresh([lakeside])).place).toBeNull();
  });

  test('C11: no sequence of modes delivers without a place or has a fee outside delivery', () => {
    const action = fc.oneof(
      fc.constantFrom<ShippingMode>('delivery', 'pickup', 'mystery').map(mode),
      fc.constantFrom(lakeside, chipledhunga).map(place),
    );
    fc.assert(
      fc.property(fc.array(action, { maxLength: 15 }), (actions) => {
        const state = after(...actions);
        expect(deliveryFee(state, 100_00)).toBe(state.place?.ratePaisa ?? 0);
        if (state.mode !== 'delivery') expect(state.place).toBeNull();
        expect(isSubmittable(state)).toBe(state.mode === 'pickup' || state.place !== null);
      }),
    );
  });

  test('C9: the payload has pickup in both spellings, or the place in both fields', () => {
    expect(writeDeliveryOption(after(mode('pickup')))).toEqual({
      deliveryLocation: 'Pick-up',
      deliveryOption: 'Pick up',
    });
    expect(writeDeliveryOption(after(place(lakeside)))).toEqual({
      deliveryLocation: 'Lakeside',
      deliveryOption: 'Lakeside',
    });
    expect(writeDeliveryOption(initialShipping)).toBeNull();
  });

  test.each([
    ['Pick-up', 'Pick up'],
    ['pick up', 'PICK-UP'],
    ['Pickup', 'pick_up'],
    ['Pick\u2011up', ' Pick  up '],
    ['Pick-up', null],
    [undefined, 'Pick up'],
    ['', 'Pick up'],
  ])('C9: %p with %p means pickup', (location, option) => {
    expect(readDeliveryOption(location, option)).toEqual({ kind: 'pickup' });
  });

  test.each([
    ['Pick-up', 'Lakeside'],
    ['Lakeside', 'Pick up'],
    ['Lakeside', 'Chipledhunga'],
  ])('C9: %p with %p contradict each other', (location, option) => {
    expect(readDeliveryOption(location, option)).toEqual({ kind: 'contradiction' });
  });

  test.each([
    ['Lakeside', 'Lakeside', 'Lakeside'],
    ['Lakeside', ' lakeside ', 'Lakeside'],
    [null, 'Lakeside', 'Lakeside'],
    [' Lakeside ', undefined, 'Lakeside'],
  ])('C10: %p with %p means the place %p', (location, option, name) => {
    expect(readDeliveryOption(location, option)).toEqual({ kind: 'place', name });
  });

  test.each([
    [null, undefined],
    ['', '  '],
    ['mystery', 'mystery'],
    ['Mystery', null],
    ['mystery', 'Lakeside'],
    ['Pick-up', 'mystery'],
  ])('C11: %p with %p chooses nothing', (location, option) => {
    expect(readDeliveryOption(location, option)).toEqual({ kind: 'missing' });
  });

  test.each([
    ['  New   Road ', 'new road'],
    ['NEW ROAD', 'new road'],
    ['Ｎｅｗ Road', 'new road'],
    ['पोखरा', 'पोखरा'],
  ])('C10: the place names %p and %p are equal', (name, same) => {
    expect(normalisePlaceName(name)).toBe(same);
  });

  test.each([
    ['Pick-up', true],
    ['pick up', true],
    ['Mystery', true],
    ['Pickup Street', false],
    ['Lakeside', false],
    ['Pick\u200Bup', true],
  ])('C9: isReservedPlaceName of %p is %p', (name, isReserved) => {
    expect(isReservedPlaceName(name)).toBe(isReserved);
  });
});

describe('delivery estimate', () => {
  test('C81: the estimate of 30 to 60 minutes is for dishes, not for clothes', () => {
    expect(DELIVERY_ESTIMATE_MINUTES).toEqual({ from: 30, to: 60 });
    expect(hasDishes([{ type: 'product' }, { type: 'closet' }])).toBe(true);
    expect(hasDishes([{ type: 'closet' }])).toBe(false);
    expect(hasDishes([])).toBe(false);
  });

  test('C442: the shop calls about clothes, unless they are brought to a table', () => {
    const [dish, coat] = [{ type: 'product' }, { type: 'closet' }] as const;
    expect(callText([coat])).toBe('We call to agree on a time');
    expect(callText([dish, coat])).toBe('We call to agree on a time for the clothes');
    expect([
      callText([dish]),
      callText([]),
      callText([{}]),
      callText([coat], { isPromised: true }),
      callText([coat], { isAtTable: true }),
    ]).toEqual([null, null, null, null, null]);
  });
});
