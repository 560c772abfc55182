import type { ErrorObject } from 'ajv';
import { nearest } from '../../shared/problems/nearest.ts';
import { at, record } from '../read/data.ts';
import { isMap } from '../read/shape.ts';
import { pointer } from '../read/pointer.ts';

/** Keywords whose errors only say that a branch failed. The errors of the branch say why. */
const outer: readonly string[] = ['if', 'oneOf', 'anyOf', 'allOf'];

/**
 * One error for each mistake of the author, without the errors that only follow from another.
 * `root` is the data that was checked.
 */
export function withoutNoise(all: readonly ErrorObject[], root: unknown): ErrorObject[] {
  const likely = all.filter((error) => !ofUnlikelyBranch(error, all));
  const told = likely.filter((error) => !ofOtherBranch(error, likely) && !isMisspelt(error, likely));
  const outdented = new Set(told.flatMap((error) => (isEmptyMap(error) ? outdentedBelow(error, told, root) : [])));
  return told.filter((error) => !outdented.has(error));
}

const isInside = (path: string, outerPath: string): boolean => path === outerPath || path.startsWith(`${outerPath}/`);

/**
 * Whether an error comes from the branch for another type, in a choice between a word and a map. Such an error does not
 * help.
 */
function ofOtherBranch({ instancePath, keyword, schemaPath, data }: ErrorObject, all: readonly ErrorObject[]): boolean {
  const others = all.filter((other) => isInside(other.instancePath, instancePath));
  if (outer.includes(keyword)) return others.some((other) => !outer.includes(other.keyword));
  // The path of a branch that is defined elsewhere does not name the choice, but the choice fails at the same place.
  const isBranch =
    /oneOf|anyOf/.test(schemaPath) ||
    all.some((other) => other.instancePath === instancePath && ['oneOf', 'anyOf'].includes(other.keyword));
  if (!isBranch) return false;
  if (keyword === 'type')
    return others.some(
      (other) => !outer.includes(other.keyword) && (other.keyword !== 'type' || other.instancePath !== instancePath),
    );
  return (
    keyword === 'enum' &&
    typeof data === 'object' &&
    others.some(
      (other) =>
        ![...outer, 'enum'].includes(other.keyword) &&
        !(other.keyword === 'type' && other.instancePath === instancePath),
    )
  );
}

/** Whether a missing key is there under a misspelt name. */
const isMisspelt = ({ keyword, instancePath, params }: ErrorObject, all: readonly ErrorObject[]): boolean =>
  keyword === 'required' &&
  all.some(
    (other) =>
      other.keyword === 'additionalProperties' &&
      other.instancePath === instancePath &&
      nearest(String(other.params.additionalProperty), [String(params.missingProperty)]) !== undefined,
  );

/**
 * Whether an error comes from a branch whose keys the map has not, in a choice between maps. The branch that knows most
 * of its keys is meant.
 */
function ofUnlikelyBranch(
  { instancePath, keyword, parentSchema, data }: ErrorObject,
  all: readonly ErrorObject[],
): boolean {
  if (!isMap(data) || !['additionalProperties', 'required'].includes(keyword)) return false;
  const isChoice = all.some((other) => other.instancePath === instancePath && other.keyword === 'oneOf');
  if (!isChoice) return false;
  const known = (schema: unknown): number =>
    Object.keys(record(record(schema).properties)).filter((key) => Object.hasOwn(data, key)).length;
  const own = known(parentSchema);
  return all.some(({ instancePath: path, parentSchema: other }) =>
    path === instancePath ? known(other) > own : own === 0 && isInside(path, instancePath),
  );
}

const isEmptyMap = ({ keyword, params, data }: ErrorObject): boolean =>
  keyword === 'type' && data === null && [params.type].flat().some((type) => type === 'object' || type === 'array');

/** Errors of keys that directly follow an empty key: they were meant to be under it, but are not indented. */
function outdentedBelow({ instancePath }: ErrorObject, all: readonly ErrorObject[], root: unknown): ErrorObject[] {
  const path = pointer(instancePath);
  const parent = at(root, path.slice(0, -1));
  const keys = Object.keys(parent && typeof parent === 'object' ? parent : {});
  const parentPath = instancePath.slice(0, instancePath.lastIndexOf('/'));
  const found: ErrorObject[] = [];
  for (const key of keys.slice(keys.indexOf(path.at(-1) ?? '') + 1)) {
    const own = all.filter((error) =>
      error.instancePath === parentPath
        ? error.params.additionalProperty === key
        : isInside(error.instancePath, `${parentPath}/${key}`),
    );
    if (own.length === 0) break;
    found.push(...own);
  }
  return found;
}
