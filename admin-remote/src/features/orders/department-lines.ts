import type { Order, OrderItem } from '@storefront/shared/contract/entities/order';
import { DEPARTMENTS, type Department } from '@storefront/shared/rules/departments';
import { optionsText } from '@storefront/shared/rules/dish-options';

/** What was chosen for a line, of an order or of its draft. */
export type LineChoices = Pick<OrderItem, 'selectedColor' | 'selectedSize'> & {
  readonly options?: readonly { readonly name: string }[] | null | undefined;
};

/** Lines of one department. */
export interface DepartmentLines {
  readonly department: Department;
  readonly lines: readonly OrderItem[];
}

/** True for a closet line. Without a type from the server, colour or size decides. */
const isCloset = ({ type, selectedColor, selectedSize }: OrderItem) =>
  type === undefined ? Boolean(selectedColor || selectedSize) : type === 'closet';

/** Returns the department of a line; with a server that tells none, the kitchen makes dishes and the closet packs clothes. */
const departmentOf = (line: OrderItem): Department =>
  line.department ?? (isCloset(line) ? 'closet' : 'kitchen');

/** Returns the lines of an order by department, in the order of screens and papers (C220). */
export const linesByDepartment = ({ item }: Order): readonly DepartmentLines[] =>
  DEPARTMENTS.map((department) => ({
    department,
    lines: item.filter((line) => departmentOf(line) === department),
  })).filter(({ lines }) => lines.length > 0);

/** Returns the lines that one department makes or packs. */
export const linesOf = (order: Order, department: Department): readonly OrderItem[] =>
  linesByDepartment(order).find((part) => part.department === department)?.lines ?? [];

/** Returns options, colour and size of a line as staff read it: `Large, Oat milk` or `Sand, M`; empty without. */
export const choicesOf = ({ options, selectedColor, selectedSize }: LineChoices): string =>
  [optionsText(options ?? []), selectedColor, selectedSize].filter(Boolean).join(', ');
