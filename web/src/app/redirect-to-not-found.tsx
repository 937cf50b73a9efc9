import { Navigate } from '@tanstack/react-router';

export const RedirectToNotFound = () => <Navigate to="/404" replace />;
