import { describe, expect, it } from 'vitest';
import { resolveActions } from '../../../../src/shared/engine/actions.ts';

describe('resolveActions', () => {
  it('formats alerts, toasts and status messages with answers and extra values [spec 8.10]', () => {
    const amount = { arg: 'amount' };
    expect(
      resolveActions(
        [
          { alert: ['Estimated Premium $', amount] },
          { toast: { message: ['Thanks ', { arg: 'name' }], type: 'success' } },
          { say: ['Sent to ', { arg: 'name' }] },
        ],
        { name: 'Asha' },
        {},
        { amount: 25 },
      ),
    ).toEqual([
      { alert: 'Estimated Premium $25' },
      { toast: { message: 'Thanks Asha', type: 'success' } },
      { say: 'Sent to Asha' },
    ]);
  });

  it('leaves other actions unchanged, in order [spec 4.07]', () => {
    const actions = [
      { log: 'quote' },
      { wait: 800 },
      { alert: 'Done' },
      { load: '/TermPlans' },
      { reset: true },
      { showResult: true },
      { openPanel: 'p' },
      { closePanel: true },
      { sendLead: true },
    ] as const;
    expect(resolveActions(actions, {}, {})).toEqual(actions);
  });

  const answers = { regNo: 'KA01AB1234', mobile: '', habits: [], agree: false };

  it.each([
    ['all answers that are not empty [spec 4.08]', { carry: 'all' as const }, { regNo: 'KA01AB1234', agree: false }],
    [
      'the named ones that are not empty [spec 2.97]',
      { carry: ['regNo', 'mobile', 'toString'] },
      { regNo: 'KA01AB1234' },
    ],
    ['fixed values too [spec 2.97]', { carry: ['mobile'], with: { isNewBike: true } }, { isNewBike: true }],
  ])('navigate carries %s', (_, options, state) => {
    expect(resolveActions([{ navigate: { to: '/BikePlan', ...options } }], answers, {})).toEqual([
      { navigate: { to: '/BikePlan', state } },
    ]);
  });

  it('navigate without carried answers has no state [spec 2.106]', () => {
    expect(
      resolveActions([{ navigate: { to: '/x' } }, { navigate: { to: '/y', carry: ['mobile'] } }], answers, {}),
    ).toEqual([{ navigate: { to: '/x' } }, { navigate: { to: '/y' } }]);
  });
});
