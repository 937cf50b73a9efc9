// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import {
  changeLanguage,
  currentLanguage,
  forgetAccountLanguage,
  onLanguageChange,
  startI18n,
} from './i18n.ts';

const startAgain = async () => {
  vi.resetModules();
  const fresh = await import('./i18n.ts');
  await fresh.startI18n();
  return fresh.currentLanguage();
};

beforeEach(async () => {
  localStorage.clear();
  await startI18n();
  await changeLanguage('en');
  localStorage.clear();
});

it('tells nobody of a language that is already shown, so that nothing is asked for again', async () => {
  const told = vi.fn<() => void>();
  onLanguageChange(told);
  await changeLanguage('en', false);
  expect(told).not.toHaveBeenCalled();
  await changeLanguage('fr', false);
  expect(told).toHaveBeenCalledOnce();
});

it('starts in the language of the account until it signs out, unless another was chosen here', async () => {
  expect(await startAgain()).toBe('en');
  await changeLanguage('fr', false);
  expect(currentLanguage()).toBe('fr');
  expect(await startAgain()).toBe('fr');
  await changeLanguage('en');
  expect(await startAgain()).toBe('en');
  localStorage.removeItem('shiptime.language');
  expect(await startAgain()).toBe('fr');
  forgetAccountLanguage();
  expect(await startAgain()).toBe('en');
});
