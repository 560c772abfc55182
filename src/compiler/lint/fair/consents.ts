import { problems as say } from '../../../shared/problems/catalogue.ts';
import type { Checked } from '../../check/checked.ts';
import { formModel, setsOf } from '../../model/form-model.ts';
import type { FieldModel, FieldSetModel, FormModel } from '../../model/types.ts';
import { placeOf, type Path } from '../../read/source.ts';
import { sendersOf, type SymbolTable } from '../../resolve/symbols.ts';
import { judged, combined, type Examined } from './examined.ts';

/** A box by which a visitor agrees to something, or shares data, and the set that asks it. */
export interface Consent {
  readonly set: FieldSetModel;
  readonly field: FieldModel;
}

/**
 * The consents of a form: the boxes that must be ticked, and in a form that sends its answers every box that a visitor
 * can tick.
 */
export function consentsIn(model: FormModel): Consent[] {
  const sends = model.actions.some(({ action }) => action.sendLead);
  return setsOf(model).flatMap((set) =>
    [...set.fields.values()]
      .filter(({ schema, ui, widget }) => {
        const isBox = schema.type === 'boolean' && ui.computed === undefined;
        return isBox && ((schema.const as unknown) === true || (sends && widget !== 'hidden' && widget !== 'note'));
      })
      .map((field) => ({ set, field })),
  );
}

/** The consents that a form ticks beforehand itself, by field. */
export function tickedBeforehand(model: FormModel): (Omit<Examined, 'rule'> & { readonly of: string })[] {
  return consentsIn(model).flatMap(({ set, field }) => {
    const { name, path } = field;
    const ways: (readonly [string, Path])[] = [
      ...(field.schema.default === true ? [['the default', [...path, 'default']] as const] : []),
      ...model.sets.flatMap(({ effects }) =>
        effects
          .filter(({ config }) => config.set?.[name] === true)
          .map((effect) => ['an effect', [...effect.path, 'set', name]] as const),
      ),
      ...model.carried.flatMap((carried, index) =>
        carried === name ? [['a link that carries it', ['carried', index]] as const] : [],
      ),
    ];
    return ways.map(([how, at]) => ({
      of: name,
      counts: {},
      ...judged(say.tickedConsent(placeOf(set.source, at), field.schema.title ?? name, how), field.unfair.ticked),
    }));
  });
}

/** Checks that no page ticks a consent of its form. */
export function examineInitial(page: Checked<'page'>, symbols: SymbolTable): Examined {
  const found = (page.data.blocks ?? []).flatMap(({ form = '', initial = {} }, index) => {
    const consents = sendersOf(form, symbols).flatMap((source) => consentsIn(formModel(source)));
    return consents
      .filter(({ field }) => initial[field.name] === true)
      .map(({ field }) => {
        const place = placeOf(page, ['blocks', index, 'initial', field.name]);
        return {
          counts: {},
          ...judged(say.tickedConsent(place, field.schema.title ?? field.name, 'the page'), field.unfair.ticked),
        };
      });
  });
  return combined('ticked', found);
}
