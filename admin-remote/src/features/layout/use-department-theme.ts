import { useState } from 'react';

const KEY = 'staff-department-theme';

type DepartmentTheme = 'dark' | 'light';

function readTheme(): DepartmentTheme {
  try {
    return window.localStorage.getItem(KEY) === 'light' ? 'light' : 'dark';
  } catch {
    return 'dark';
  }
}

/** The theme of departments' screens in this browser: dark unless somebody chose light (C222). */
export function useDepartmentTheme() {
  const [theme, setTheme] = useState(readTheme);
  const toggle = () => {
    const next = theme === 'dark' ? 'light' : 'dark';
    setTheme(next);
    try {
      window.localStorage.setItem(KEY, next);
    } catch (error) {
      console.warn('department theme', error);
    }
  };
  return { theme, toggle };
}
