import type { Department } from '@storefront/shared/rules/departments';

/** Departments as staff read them. */
export const departmentWords: Readonly<Record<Department, string>> = {
  kitchen: 'Kitchen',
  bar: 'Bar',
  closet: 'Closet',
};
