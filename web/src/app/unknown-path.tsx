import { Navigate } from '@tanstack/react-router';

export const UnknownPath = () => <Navigate to="/404" replace />;
