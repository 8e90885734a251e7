import type { OptionGroupOnWire } from '../../../contract/entities/option-group';
import { readOptionGroup, showOptionGroup } from '../../../ordering/option-wire';
import { readChoices } from '../../../rules/option-form';
import { textKey } from '../../../rules/text';
import { checkVersion, raised, recordEdit } from '../support/check-version';
import { type MockContext, member } from '../support/mock-context';
import { badField, conflict, notFound } from '../support/mock-failure';
import { type MockResolvers, Reply } from '../support/mock-resolver';
import type { MockWorld } from '../world';

type OptionCall = 'listOptionGroups' | 'addOptionGroup' | 'updateOptionGroup' | 'deleteOptionGroup';
type Form = MockContext<'addOptionGroup'>['body'];

/** Returns a group with the fields of the form. @throws MockFailure 400 for a choice of another group, 409 for the name */
function written(world: MockWorld, id: string, body: Form, before?: OptionGroupOnWire): OptionGroupOnWire {
  const { name, min, max } = body;
  if (world.optionGroups.some((group) => group._id !== id && textKey(group.name) === textKey(name)))
    throw conflict('A group of that name already exists');
  const choices = readChoices(before ? readOptionGroup(before).choices : [], body.choices, world.newId);
  if ('field' in choices) throw badField(choices.field, choices.problem);
  return showOptionGroup({ id, name, min, max, choices });
}

function findGroup({ optionGroups }: MockWorld, id: string): OptionGroupOnWire {
  const group = optionGroups.find(({ _id }) => _id === id);
  if (!group) throw notFound('Group');
  return group;
}

/** Calls for the options of dishes (C255). */
export const optionCalls: MockResolvers<OptionCall> = {
  listOptionGroups: ({ world }) => world.optionGroups,

  addOptionGroup({ world, body }) {
    const added = { ...written(world, world.newId(), body), version: 1 };
    world.optionGroups = [...world.optionGroups, added];
    return new Reply(added, 'Options added');
  },

  updateOptionGroup(context) {
    const { world, params, body } = context;
    const before = findGroup(world, params.id);
    const edited = { ...written(world, before._id, body, before), version: before.version };
    const values = { before, after: edited };
    checkVersion(world, {
      id: before._id,
      what: 'group',
      version: body.version,
      stored: before.version,
      values,
    });
    const after = raised(edited);
    recordEdit(world, after._id, member(context));
    world.optionGroups = world.optionGroups.map((group) => (group === before ? after : group));
    return new Reply(after, 'Options updated');
  },

  deleteOptionGroup({ world, params, query: { version } }) {
    const before = findGroup(world, params.id);
    checkVersion(world, {
      id: before._id,
      what: 'group',
      version,
      stored: before.version,
      values: { before },
    });
    world.optionGroups = world.optionGroups.filter((group) => group !== before);
    world.products = world.products.map((product) => {
      const { optionGroups = [], ...rest } = product;
      if (!optionGroups.includes(before._id)) return product;
      const left = optionGroups.filter((id) => id !== before._id);
      return raised({ ...rest, ...(left.length > 0 && { optionGroups: left }) });
    });
    return new Reply(null, 'Options deleted');
  },
};
